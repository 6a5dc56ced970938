import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { startTree } from '#app/modules/desk/telephony/ivr-start.ts'
import { noPrompts } from '#app/modules/desk/telephony/ivr.ts'
import { beginning } from '#app/modules/desk/telephony/ivr-engine.ts'
import { sealMembers, sealRecording } from '#app/modules/desk/telephony/sealed.server.ts'
import { facilities } from '#drizzle/schema/index.ts'
import {
  calls,
  ivrVersions,
  phoneLines,
  ringGroups,
  telephonySettings,
  voicemails,
} from '#drizzle/schema/practice/telephony.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

const leads: readonly Role[] = ['tier_3', 'tier_4', 'manager']
const desk: readonly Role[] = [...leads, 'front_desk']

let serial = 0
/** A number that no other row has: roles share their practice. */
const freshNumber = (area: string) => `+1${area}555${String(++serial).padStart(4, '0')}`

/** A clinic whose telephone is set up, with a number and a group that may be removed, a missed call and a voicemail. */
const make: AccessRow['make'] = async ({ practice: { facilityId } }) => {
  const [facility] = await db.select().from(facilities).where(eq(facilities.id, facilityId))
  const since = { version: 1, createdAt: 1, updatedAt: 1 }
  const [line, group, spare, call, done, voicemail] = Array.from({ length: 6 }, () => newId()) as [
    ...[string, string, string, string, string, string],
  ]
  const number = freshNumber('212')
  const tree = { ...startTree(group) }
  await withTransaction(async (tx) => {
    const settings = { hours: { mode: 'clinic' }, draft: tree, liveVersion: 1, greeting: noPrompts, tells: [] }
    await tx.delete(telephonySettings).where(eq(telephonySettings.facilityId, facilityId))
    await tx.insert(telephonySettings).values({
      ...{
        id: newId(),
        facilityId,
        ...settings,
        announcesRecording: false,
        textsBack: false,
        keepDays: 90,
        version: 1,
        updatedAt: 1,
      },
    })
    await tx.delete(ivrVersions).where(eq(ivrVersions.facilityId, facilityId))
    await tx
      .insert(ivrVersions)
      .values({ id: newId(), facilityId, number: 1, tree, publishedById: nobody, createdAt: 1 })
    for (const id of [group, spare])
      await tx.insert(ringGroups).values({ id, facilityId, name: id, membersEnc: sealMembers(id, []), ...since })
    await tx
      .insert(phoneLines)
      .values({ id: line, facilityId, number, label: 'Main', languages: ['cmn', 'yue', 'en'], ...since })
    const called = { facilityId, carrier: 'simulator' as const, ivrVersion: 1, path: [], position: { ...beginning } }
    const rows = [
      { id: call, lineId: line, carrierRef: call, state: 'missed' as const },
      { id: done, lineId: line, carrierRef: done, state: 'voicemail' as const },
    ]
    await tx.insert(calls).values(rows.map((row) => ({ ...called, ...row, ...since })))
    const left = { facilityId, callId: done, state: 'new' as const, seconds: 5 }
    await tx
      .insert(voicemails)
      .values({ id: voicemail, ...left, recordingEnc: sealRecording(voicemail, 'words'), ...since })
  })
  return { place: facility!.slug, line, group: spare, call, voicemail }
}

type Params = Readonly<Record<string, string>>
const missing = { place: nobody, line: nobody, group: nobody, call: nobody, voicemail: nobody }
const setUp = '/provider/4/dashboard/telephony'
const voip = '/provider/3/mgmt/app/communications/voip'
const at =
  (more = '') =>
  ({ place = '', line = '', group = '' }: Params) =>
    `?place=${place}${more.replace('LINE', line).replace('GROUP', group)}`

const own = { make, missing }
const get = (path: string, allowed: readonly Role[], more = ''): AccessRow => ({
  ...{ ...own, path, method: 'GET', search: at(more), allowed },
})
const post = (path: string, allowed: readonly Role[], fields: Record<string, string>, more = ''): AccessRow => ({
  ...{ ...own, path, method: 'POST', search: at(more), fields: () => ({ version: '1', ...fields }), allowed },
})
const languages = { cmn: 'on', yue: 'on', en: 'on' }
/** Below the third level these pages say which level has it. */
const locked: readonly Role[] = ['tier_1', 'tier_2']

export const rows: readonly AccessRow[] = [
  get(setUp, [...leads, ...locked]),
  post(setUp, leads, {}),
  get(`${setUp}/number`, leads, '&line=LINE'),
  {
    ...post(`${setUp}/number`, leads, {}, '&line=LINE'),
    fields: () => ({ version: '1', number: freshNumber('646'), label: 'Main', ...languages }),
  },
  get(`${setUp}/hours`, leads),
  post(`${setUp}/hours`, leads, { mode: 'clinic' }),
  get(`${setUp}/group`, leads, '&group=GROUP'),
  post(`${setUp}/group`, leads, { name: 'Desk' }, '&group=GROUP'),
  post(`${setUp}/group`, leads, {}, '&group=GROUP&form=remove'),
  get(`${setUp}/messages`, leads),
  post(`${setUp}/messages`, leads, { keepDays: '60' }),
  get(`${setUp}/menu`, leads),
  post(`${setUp}/menu`, leads, {}, '&form=publish'),
  get(`${setUp}/menu/step`, leads, '&node=main'),
  post(`${setUp}/menu/step`, leads, { name: 'Main' }, '&node=main'),
  get(`${setUp}/test`, leads),
  get(voip, [...desk, ...locked]),
  get(`${voip}/log`, desk),
  get(`${voip}/switch`, desk),
  post(`${voip}/switch`, desk, { to: 'hours' }),
  get(`${voip}/simulator`, desk),
  get(`${voip}/voicemail`, desk),
  {
    ...{ ...own, path: `${voip}/simulator`, method: 'POST', search: at(), allowed: desk },
    fields: ({ line = '' }) => ({ line, from: '2125550149' }),
  },
  { ...own, path: `${voip}/calls/:call`, method: 'GET', allowed: desk },
  {
    ...{ ...own, path: `${voip}/calls/:call`, method: 'POST', allowed: desk },
    fields: () => ({ version: '1', move: 'return' }),
  },
  { ...own, path: `${voip}/calls/:call/caller`, method: 'GET', allowed: desk },
  {
    ...{ ...own, path: `${voip}/calls/:call/caller`, method: 'POST', allowed: desk },
    fields: () => ({ act: 'hang_up', turn: '0' }),
  },
  { ...own, path: `${voip}/voicemail/:voicemail`, method: 'GET', allowed: desk },
  {
    ...{ ...own, path: `${voip}/voicemail/:voicemail`, method: 'POST', allowed: desk },
    fields: () => ({ version: '1', move: 'listen' }),
  },
  // Of a simulated call there is no sound: whoever may hear it finds none, like everybody else.
  { ...own, path: `${voip}/voicemail/:voicemail/recording`, method: 'GET', allowed: [] },
]
