/**
 * Parses `npm audit --json`: `{answered: false, reason}` if the registry keeps no advisories, or `{answered: true,
 * findings}` with one line per package.
 */
export function readAudit(output) {
  const start = output.indexOf('{')
  const report = start === -1 ? undefined : parse(output.slice(start))
  if (report?.vulnerabilities === undefined) {
    return { answered: false, reason: report?.message ?? report?.error?.summary ?? 'it gave no report' }
  }
  const findings = Object.values(report.vulnerabilities).map(({ name, severity, via, fixAvailable }) => {
    const titles = via.flatMap((cause) => (typeof cause === 'string' ? [`through ${cause}`] : [cause.title]))
    return `${severity}: ${name}: ${titles.join('; ')}${fixAvailable ? '' : ' (no fix yet)'}`
  })
  return { answered: true, findings }
}

/** npm prints warnings before the report and, on failure, after it. */
function parse(text) {
  try {
    return JSON.parse(text.slice(0, text.lastIndexOf('\n}') + 2))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
