import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { strykerPlugins as vitest } from '@stryker-mutator/vitest-runner'

/** Stryker's runner for vitest, which also tells the order of test files what has been changed. */
function telling(injector) {
  const runner = injector.injectFunction(vitest[0].factory)
  const run = runner.mutantRun.bind(runner)
  runner.mutantRun = (options) => {
    process.env.TRIALHALL_CHANGED = options.sandboxFileName
    return run(options)
  }
  return runner
}
telling.inject = ['$injector']

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'telling', telling)]
