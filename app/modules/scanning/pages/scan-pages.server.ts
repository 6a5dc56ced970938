import type { AppLoadContext } from '@remix-run/node'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { findAbsentManager } from '#app/modules/accounts/queries/find-actor.server.ts'
import { mayKeep } from '#app/modules/practice/i693/queries/find-case.server.ts'
import { findEnvelope } from '#app/modules/practice/i693/queries/find-pick-up.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { undoScan } from '../commands/scan-code.server.ts'
import { findKeeper } from '../guards/scan-keeper.server.ts'
import { keeperOfStaff, staffAt } from '../queries/keepers.server.ts'
import { findScan } from '../queries/scan-events.server.ts'
import { scanFacts } from '../queries/scan-facts.server.ts'
import { findScannedVisit } from '../queries/scanned-visit.server.ts'
import type { ScanEvent } from '../scan-result.ts'
import { scanCard, timeOf } from './scan-card.server.ts'

/** How long the receipt of a scan is there for whoever has its address. */
const shownMs = dayMs

function headOf(request: Request, key: 'success.title' | 'edit.title', path: string) {
  const title = translator(localeOf(request), 'scanning')(key)
  return requestHead(request, { title, description: title, path, isIndexable: false })
}

/**
 * The receipt of a scan: number, masked name, time and how it stands, for whoever has the address and for a day. It says no more to anybody,
 * and the head names nothing.
 */
export async function loadScanSuccess(request: Request, context: AppLoadContext, uuid: string) {
  const locale = localeOf(request)
  const scan = await findScan(uuid)
  // That somebody has an immigration exam is nobody's to read.
  const isShown =
    scan !== null && scan.light !== 'undone' && scan.subjectType !== 'i693_case' && now() - scan.at < shownMs
  const facts = isShown ? await scanFacts(scan, locale) : null
  if (!isShown || !facts) return notFound()
  const card = await scanCard(scan, locale)
  const data = {
    head: headOf(request, 'success.title', paths.scanSuccess(':uuid')),
    ...{ uuid, light: card.light, state: card.reason, reference: facts.reference, name: facts.name },
    time: timeOf(scan.scannedAt, facts.timeZone, locale),
    isKeeper: (await findKeeper(request, context)) !== null,
  }
  return json(data, { headers: privateHeaders })
}

export type ScanSuccessData = Awaited<ReturnType<Awaited<ReturnType<typeof loadScanSuccess>>['json']>>

/** Where a scan leads somebody signed in: to the visit, to the hand-over of an envelope, or to the door of the event; null for who has no right to it. */
async function wayOn(actor: ProviderActor, scan: ScanEvent) {
  if (scan.subjectType === 'appointment') {
    const visit = await findScannedVisit(scan.subjectId ?? '')
    const keeper = keeperOfStaff(actor)
    const isTheirs = visit !== null && keeper !== null && staffAt(keeper, visit) !== null
    return isTheirs ? ({ kind: 'visit', to: paths.deskVisit(visit.id), mayUndo: true } as const) : null
  }
  if (scan.subjectType === 'i693_case') {
    const envelope = await findEnvelope(scan.subjectId ?? '')
    const isTheirs = envelope !== null && mayKeep(actor, envelope)
    return isTheirs ? ({ kind: 'envelope', to: paths.i693Signature(envelope.id), mayUndo: false } as const) : null
  }
  // The door stands in the area of associations, which asks for its own sign-in.
  const manager = scan.associationId === null ? null : await findAbsentManager(actor.userId, actor.locale)
  const facts = await scanFacts(scan, actor.locale)
  const isTheirs = manager?.associations.some(({ id, isApproved }) => id === scan.associationId && isApproved)
  if (!isTheirs || !facts?.eventId) return null
  return { kind: 'event', to: paths.associationEventDoor(facts.eventId), mayUndo: false } as const
}

/** What an id may be of, as somebody signed in opens it. A case of care coordination stands under an address of its own. */
async function openScan(actor: ProviderActor, uuid: string) {
  const scan = await findScan(uuid)
  const way = scan && scan.light !== 'undone' ? await wayOn(actor, scan) : null
  return scan && way ? { scan, way } : notFound()
}

/** What was scanned, for who may change it: the way to its page, and for five minutes the way to take it back. */
export async function loadScanEdit(request: Request, actor: ProviderActor, uuid: string) {
  const { scan, way } = await openScan(actor, uuid)
  const card = await scanCard(scan, actor.locale)
  const data = {
    head: headOf(request, 'edit.title', paths.scanEdit(':uuid')),
    ...{ uuid, card, way: { kind: way.kind, to: way.to } },
    canUndo: card.canUndo && way.mayUndo,
  }
  return json(data, { headers: privateHeaders })
}

export type ScanEditData = Awaited<ReturnType<Awaited<ReturnType<typeof loadScanEdit>>['json']>>

/** Takes the scan back, by the rights of who is signed in. */
export async function submitScanEdit(actor: ProviderActor, uuid: string) {
  const { way } = await openScan(actor, uuid)
  const keeper = way.mayUndo ? keeperOfStaff(actor) : null
  if (!keeper) return notFound()
  const t = translator(actor.locale, 'scanning')
  const back = paths.scanEdit(uuid)
  const done = await orAnswered(undoScan(keeper, uuid), {
    'scanning.undo_over': () => toasted(back, { tone: 'warning', text: t('refused.undo_over') }),
  })
  return done instanceof Response ? done : accepted(back, t('edit.undone'))
}
