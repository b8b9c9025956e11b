import { stripVTControlCharacters } from 'node:util'

/**
 * The failures of each runner's report, a few lines each. A run of a quarter of an hour prints them when they happen
 * and again at its end.
 */
const mostLinesShown = 12

export function failuresOfChecks(report) {
  return (report?.failures ?? []).map(({ name, problems }) => toFailure(name, problems.join('\n')))
}

export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has no test to name.
    if (failed.length === 0 && message) return [toFailure(file, message)]
    return failed.map(({ fullName, failureMessages }) =>
      toFailure(`${file} › ${fullName}`, failureMessages.join('\n')),
    )
  })
}

export function failuresOfPlaywright(report) {
  const ofSuite = ({ suites = [], specs = [] }) => [...suites.flatMap(ofSuite), ...specs.flatMap(ofSpec)]
  const ofSpec = ({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => {
        const texts = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
        return toFailure(`${file} [${projectName}] › ${title}`, texts.join('\n'))
      })
  return ofSuite({ suites: report?.suites })
}

function toFailure(name, text) {
  const lines = stripVTControlCharacters(text).split('\n')
  const shown = lines.filter((line) => line.trim() !== '').slice(0, mostLinesShown)
  return [name, ...shown.map((line) => `    ${line}`)].join('\n')
}
