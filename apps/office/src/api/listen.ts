import { createListen, type Listen } from '@lavash/client/create-listen.ts'
import { createOpenStream } from '@lavash/client/create-open-stream.ts'
import type { OfficeCall } from '@lavash/contract/office-paths'
import { callSettings } from '#api/call.ts'

export const listen: Listen<OfficeCall> = createListen(createOpenStream(callSettings))
