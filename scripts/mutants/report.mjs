const percent = (share) => `${(100 * share).toFixed(1)} %`
const short = (text) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > 90 ? `${plain.slice(0, 87)}...` : plain
}

function lineOf(game, mutant) {
  const place = `games/${game}/${mutant.file}:${mutant.number}:${mutant.column}`
  const how = mutant.status === 'NoCoverage' ? ', reached by no test' : ''
  return `${place} ${mutant.mutator}${how}\n    ${short(mutant.original)} → ${short(mutant.replacement) || '(nothing)'}`
}

const list = (title, lines) => (lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''])

/** The report on a run, as text: survivors with their places, equivalent ones with their reasons, the score at the end. */
export function reportOn({ game, seed, verdict, total, drawn, leftOut, unmatched }) {
  const { killed, survivors, equivalent, refuted, score, interval } = verdict
  const timeouts = killed.filter(({ status }) => status === 'Timeout').length
  const endless = timeouts > 0 ? ` (${timeouts} of them ran on without end)` : ''
  const counted = killed.length + survivors.length
  return [
    ...list(
      'Survived:',
      survivors.map((mutant) => lineOf(game, mutant)),
    ),
    ...list(
      'Equivalent, not counted:',
      equivalent.map((mutant) => `${lineOf(game, mutant)}\n    ${mutant.reason}`),
    ),
    ...list(
      'Named equivalent in mutants.json, but killed:',
      refuted.map((mutant) => lineOf(game, mutant)),
    ),
    ...list(
      'Named equivalent in mutants.json, but no such mutant exists any more:',
      unmatched.map((entry) => `${entry.file}: ${short(entry.line)}`),
    ),
    ...list('Left out:', leftOut),
    `${game}: ${drawn} of ${total} mutants${drawn < total ? `, drawn with seed ${seed}` : ''}`,
    `${killed.length} killed${endless}, ${survivors.length} survived, ${equivalent.length} equivalent`,
    `score ${percent(score)} (${killed.length} of ${counted}), 95 % interval ${percent(interval.low)} to ${percent(interval.high)}`,
  ].join('\n')
}

/** Entries for `mutants.json`, one a survivor, whose reasons remain to be written. */
export function entriesFor(survivors) {
  return survivors.map(({ file, line, original, replacement }) => ({
    file,
    line,
    original,
    replacement,
    reason: '',
  }))
}
