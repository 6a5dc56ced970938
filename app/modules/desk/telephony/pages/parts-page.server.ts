import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'
import { removeGroup, saveGroup } from '../commands/save-group.server.ts'
import { removeLine, saveLine } from '../commands/save-line.server.ts'
import { saveHours, saveMessageRules } from '../commands/save-settings.server.ts'
import { buttonForm, groupForm, hoursForm, lineForm, messagesForm } from '../forms.ts'
import { listPhoneTeam } from '../queries/phone-team.server.ts'
import { listGroups, listLines } from '../queries/set-up.server.ts'
import { openSetUp, searchOf, wordsOf } from './open-telephony.server.ts'

/** Pages of single parts: a number, hours, a group, and what becomes of who is not answered. */

type Removal = Readonly<{
  remove: (version: number | null) => Promise<void>
  /** The page of the part, where it says why it stays; and where it goes on without it. */
  back: string
  home: string
  /** Why it stays while something needs it. */
  used: string
}>

/** Takes a number or a group away. */
async function submitRemoval(actor: ProviderActor, form: FormBody, { remove, back, home, used }: Removal) {
  const submission = parseForm(form, buttonForm)
  const version = submission.status === 'success' ? submission.value.version : null
  const t = wordsOf(actor)
  const warned = (text: string) => () => toasted(back, { tone: 'warning', text })
  const done = await orAnswered(remove(version), {
    'telephony.line_used': warned(used),
    'telephony.group_used': warned(used),
    'directory.stale': warned(t('stale')),
  })
  return done instanceof Response ? done : accepted(home, t('removed'))
}

const isRemoval = (request: Request) => searchOf(request).get('form') === 'remove'

/** A number of the clinic, or a new one. */
export async function loadLine(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.set_up')
  const id = searchOf(request).get('line')
  if (id === null) return { clinic, line: null }
  const line = (await listLines(clinic.id)).find((each) => each.id === id) ?? notFound()
  return {
    clinic,
    line: { id, number: line.number, label: line.label, languages: line.languages, version: line.version },
  }
}

export type LineData = Awaited<ReturnType<typeof loadLine>>

export async function submitLine(request: Request, actor: ProviderActor) {
  const { clinic, line } = await loadLine(request, actor)
  const shown = { facilityId: clinic.id, lineId: line?.id ?? null }
  const home = paths.telephony({ place: clinic.slug })
  const t = wordsOf(actor)
  const form = await readForm(request)
  if (isRemoval(request))
    return submitRemoval(actor, form, {
      remove: (version) => removeLine(actor, { ...shown, version }),
      back: paths.telephonyLine({ place: clinic.slug, line: line?.id ?? '' }),
      ...{ home, used: t('line.used') },
    })
  const submission = parseForm(form, lineForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const done = await orAnswered(saveLine(actor, { ...shown, ...submission.value }), {
    'telephony.number_taken': () => refusedForm(submission, { number: ['errors.numberTaken'] }, 409),
    'directory.stale': () => staleForm(submission),
  })
  return done instanceof Response ? done : accepted(home, t('saved'))
}

/** When the line is open. */
export async function loadHours(request: Request, actor: ProviderActor) {
  const { clinic, settings } = await openSetUp(request, actor, 'telephony.set_up')
  return { clinic, hours: settings.hours, version: settings.version }
}

export type HoursData = Awaited<ReturnType<typeof loadHours>>

export async function submitHours(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.set_up')
  const submission = parseForm(await readForm(request), hoursForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const done = await orAnswered(saveHours(actor, { facilityId: clinic.id, ...submission.value }), {
    'directory.stale': () => staleForm(submission),
  })
  return done instanceof Response ? done : accepted(paths.telephony({ place: clinic.slug }), wordsOf(actor)('saved'))
}

/** A group whose telephones ring, or a new one, with the team to choose from. */
export async function loadGroup(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.set_up')
  const team = await listPhoneTeam(clinic.id, actor.locale)
  const id = searchOf(request).get('group')
  if (id === null) return { clinic, team, group: null }
  const group = (await listGroups(clinic.id)).find((each) => each.id === id) ?? notFound()
  return { clinic, team, group }
}

export type GroupData = Awaited<ReturnType<typeof loadGroup>>

export async function submitGroup(request: Request, actor: ProviderActor) {
  const { clinic, group, team } = await loadGroup(request, actor)
  const shown = { facilityId: clinic.id, groupId: group?.id ?? null }
  const home = paths.telephony({ place: clinic.slug })
  const t = wordsOf(actor)
  const form = await readForm(request)
  if (isRemoval(request))
    return submitRemoval(actor, form, {
      remove: (version) => removeGroup(actor, { ...shown, version }),
      back: paths.telephonyGroup({ place: clinic.slug, group: group?.id ?? '' }),
      ...{ home, used: t('group.used') },
    })
  const submission = parseForm(form, groupForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { name, version, members, rows } = submission.value
  // Somebody may have left the team since the page was opened.
  const gone = members.findIndex(({ userId }) => !team.some(({ id }) => id === userId))
  if (gone >= 0) return refusedForm(submission, { [`member${rows[gone]}`]: ['errors.member'] })
  const done = await orAnswered(saveGroup(actor, { ...shown, name, version, members }), {
    'directory.stale': () => staleForm(submission),
  })
  return done instanceof Response ? done : accepted(home, t('saved'))
}

/** What becomes of who is not answered: greeting, who is told, recording, text message, how long it is kept. */
export async function loadMessages(request: Request, actor: ProviderActor) {
  const { clinic, settings } = await openSetUp(request, actor, 'telephony.set_up')
  const { greeting, announcesRecording, textsBack, keepDays, version } = settings
  const team = await listPhoneTeam(clinic.id, actor.locale)
  const tells = settings.tells.filter((userId) => team.some(({ id }) => id === userId))
  return { clinic, team, version, rules: { greeting, tells, announcesRecording, textsBack, keepDays } }
}

export type MessagesData = Awaited<ReturnType<typeof loadMessages>>

export async function submitMessages(request: Request, actor: ProviderActor) {
  const { clinic, team } = await loadMessages(request, actor)
  const submission = parseForm(await readForm(request), messagesForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, rules } = submission.value
  const tells = rules.tells.filter((userId) => team.some(({ id }) => id === userId))
  const done = await orAnswered(
    saveMessageRules(actor, { facilityId: clinic.id, version, rules: { ...rules, tells } }),
    {
      'directory.stale': () => staleForm(submission),
    },
  )
  return done instanceof Response ? done : accepted(paths.telephony({ place: clinic.slug }), wordsOf(actor)('saved'))
}
