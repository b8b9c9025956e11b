import { staffLogExportMax, staffLogPageSize } from '@lavash/rulebook/site/limits'
import type { StaffLogEntryAnswer } from '@lavash/contract/staff-log'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toServerText } from '#error-message.ts'
import { listLog } from '#modules/staff/log/log-rows.ts'
import { toCsv } from '#modules/staff/log/to-csv.ts'
import { findRestoName } from '#modules/staff/place-names.ts'
import type { StaffParts } from '#modules/staff/staff-parts.ts'
import { serve } from '#plugins/serve.ts'

/** ST-11: routes that read and export the log. No call changes it. */
export function registerLog(app: FastifyInstance, { db, serving }: StaffParts): void {
  serve(app, 'log.list', async ({ params, query }) => {
    const { size = staffLogPageSize, ...filter } = query
    const found = await listLog(db.read, { ...params, ...filter }, size + 1)
    const entries = found.slice(0, size)
    return { entries, before: found.length > size ? (entries.at(-1)?.id ?? null) : null }
  })

  serve(app, 'log.export', async (request, reply) => {
    const entries = await listLog(db.read, { ...request.params, ...request.query }, staffLogExportMax)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="log.csv"')
      .send(
        toCsv([toServerText('text.log-columns', request.locale).split(';'), ...toLines(request, entries)]),
      )
  })

  function toLines(request: FastifyRequest, entries: readonly StaffLogEntryAnswer[]) {
    const language = request.headers['accept-language']
    const former = toServerText('text.former-member', request.locale)
    return entries.flatMap(({ at, who, kind, restoId, subject, changes }) => {
      const name = who.isFormer ? former : (who.name ?? who.kind)
      const resto = restoId === null ? null : (findRestoName(serving, restoId, language) ?? String(restoId))
      const head = [at, name, who.deviceName ?? null, kind, resto, subject]
      return changes.length === 0
        ? [[...head, null, null, null]]
        : changes.map((change) => [...head, change.field, change.old, change.new])
    })
  }
}
