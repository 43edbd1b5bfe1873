/** What stands before the name of a test that failed and passed when it was tried again. */
export const SECOND_TRY = 'passed at another try: '

/** A reporter of vitest that names the tests which did not pass at once, so that they are seen and mended. */
export default class SecondTries {
  onTestCaseResult(test) {
    const { flaky = false } = test.diagnostic() ?? {}
    if (flaky) console.log(`${SECOND_TRY}${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
