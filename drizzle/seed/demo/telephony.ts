import { eq } from 'drizzle-orm'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { beginning } from '#app/modules/desk/telephony/ivr-engine.ts'
import { startTree } from '#app/modules/desk/telephony/ivr-start.ts'
import { noPrompts } from '#app/modules/desk/telephony/ivr.ts'
import { sealCaller, sealMembers, sealRecording } from '#app/modules/desk/telephony/sealed.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import {
  calls,
  ivrVersions,
  phoneLines,
  ringGroups,
  telephonySettings,
  voicemails,
} from '#drizzle/schema/practice/telephony.ts'
import { demoUserId } from './accounts.ts'

const facilityId = 'demo-magnolia-medical-building'
const groupId = 'demo-ring-front-desk'
const lineId = 'demo-line-main'

type DemoCall = Readonly<{
  code: string
  hoursAgo: number
  state: 'ended' | 'missed' | 'voicemail' | 'returned'
  language: 'cmn' | 'yue' | 'en'
  from: string
  path: readonly string[]
}>

/** Fictional callers (numbers of the block 555-01XX): answered, missed, with a message, and returned. */
const demoCalls: readonly DemoCall[] = [
  {
    ...{ code: 'answered', hoursAgo: 3, state: 'ended', language: 'cmn', from: '+12125550161' },
    path: ['Language 语言', 'Main menu 主菜单', 'Front desk 前台'],
  },
  {
    ...{ code: 'missed', hoursAgo: 2, state: 'missed', language: 'yue', from: '+12125550162' },
    path: ['Language 语言', 'Main menu 主菜单', 'Front desk 前台'],
  },
  {
    ...{ code: 'message', hoursAgo: 1, state: 'voicemail', language: 'cmn', from: '+12125550163' },
    path: ['Language 语言', 'Main menu 主菜单', 'Message 留言'],
  },
  {
    ...{ code: 'returned', hoursAgo: 26, state: 'returned', language: 'en', from: '+12125550164' },
    path: ['Language 语言', 'Main menu 主菜单', 'Front desk 前台'],
  },
]

async function insertCall(tx: Transaction, { code, hoursAgo, state, language, from, path }: DemoCall, at: number) {
  const id = `demo-call-${code}`
  const desk = demoUserId('magnolia.desk')
  const came = at - hoursAgo * hourMs
  const isMissed = state !== 'ended'
  await tx.insert(calls).values({
    ...{ id, facilityId, lineId, carrier: 'simulator', carrierRef: id, state, language, ivrVersion: 1 },
    ...sealCaller(id, facilityId, from),
    ...{ path: [...path], position: { ...beginning, language }, queuedAt: came + minuteMs / 2 },
    ...(isMissed ? {} : { answeredAt: came + minuteMs, answeredById: desk }),
    ...(state === 'returned' ? { returnedAt: came + hourMs, returnedById: desk } : {}),
    ...{ endedAt: came + 3 * minuteMs, version: 1, createdAt: came, updatedAt: came },
  })
  if (state !== 'voicemail') return
  const voicemailId = `${id}-voicemail`
  await tx.insert(voicemails).values({
    ...{
      id: voicemailId,
      facilityId,
      callId: id,
      state: 'new',
      seconds: 14,
      version: 1,
      createdAt: came,
      updatedAt: came,
    },
    recordingEnc: sealRecording(voicemailId, '您好，我想把下周的预约改一天，请给我回电，谢谢。'),
  })
}

/** Loads the telephone of the demo clinic, once: what somebody has changed of it since is theirs. */
export async function seedDemoTelephony(tx: Transaction): Promise<void> {
  const at = now()
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId))
  const [existing] = await tx
    .select({ id: telephonySettings.facilityId })
    .from(telephonySettings)
    .where(eq(telephonySettings.facilityId, facilityId))
  if (!facility || existing) return
  const since = { version: 1, createdAt: at, updatedAt: at }
  const draft = { ...startTree(groupId) }
  await tx.insert(telephonySettings).values({
    ...{
      id: 'demo-telephony',
      facilityId,
      hours: { mode: 'clinic' },
      draft,
      liveVersion: 1,
      greeting: noPrompts,
      tells: [],
    },
    ...{ announcesRecording: false, textsBack: true, keepDays: 90, version: 1, updatedAt: at },
  })
  const manager = demoUserId('magnolia.manager')
  await tx
    .insert(ivrVersions)
    .values({ id: 'demo-ivr-1', facilityId, number: 1, tree: draft, publishedById: manager, createdAt: at })
  const members = [
    { userId: demoUserId('magnolia.desk'), destination: '+12125550141', seconds: 20 },
    { userId: manager, destination: '+12125550142', seconds: 15 },
  ]
  await tx
    .insert(ringGroups)
    .values({ id: groupId, facilityId, name: 'Front desk 前台', membersEnc: sealMembers(groupId, members), ...since })
  const line = {
    number: facility.phone ?? '+12125550140',
    label: 'Main 总机',
    languages: ['cmn', 'yue', 'en'] as const,
  }
  await tx.insert(phoneLines).values({ id: lineId, facilityId, ...line, languages: [...line.languages], ...since })
  for (const call of demoCalls) await insertCall(tx, call, at)
}
