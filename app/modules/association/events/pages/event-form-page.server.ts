import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { createEvent, saveEvent } from '../commands/save-event.server.ts'
import type { AssociationEvent } from '../event-status.ts'
import { cmeHours, typedTimes } from '../event-times.ts'
import { eventForm } from '../forms.ts'
import { listAreas } from '../queries/event-areas.server.ts'
import { ownEvent } from './manage-events.server.ts'

const yes = (isOn: boolean) => (isOn ? 'yes' : '')

/** An event as the fields of the form say it. */
function typedOf(event: AssociationEvent): Record<string, string> {
  const { title, body, venue, address, onlineUrl, capacity, guestsAllowed, priceCents, memberPriceCents } = event
  return {
    ...{ titleHans: title['zh-Hans'], titleHant: title['zh-Hant'], titleEn: title['en-US'] },
    ...{ bodyHans: body['zh-Hans'], bodyHant: body['zh-Hant'], bodyEn: body['en-US'] },
    ...{ venue: venue ?? '', address: address ?? '', onlineUrl: onlineUrl ?? '', ...typedTimes(event) },
    ...{ capacity: String(capacity), guests: String(guestsAllowed) },
    ...{ price: decimalOf(priceCents), memberPrice: decimalOf(memberPriceCents) },
    ...{ cme: event.cmeMinutes ? cmeHours(event.cmeMinutes) : '', waitlist: yes(event.hasWaitlist) },
    ...{ visibility: event.visibility, publicHealth: yes(event.isPublicHealth) },
    ...{ neighborhood: event.neighborhoodId ?? '', specialty: event.specialtyId ?? '' },
  }
}

const blank = { capacity: '50', guests: '0', price: '0', memberPrice: '0', waitlist: 'yes', visibility: 'public' }

/** The form of an event; of a new one where none is named. */
export async function loadEventForm(request: Request, actor: AssociationActor, eventId: string | null) {
  const { locale } = actor
  const event = eventId === null ? null : await ownEvent(actor, eventId)
  const t = translator(locale, 'association-events')
  const title = event ? t('form.editTitle') : t('form.newTitle')
  const path = event ? paths.associationEventForm(event.id) : paths.associationNewEvent()
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    ...{ title, eventId, isPublished: event?.status === 'published', ...(await listAreas(locale)) },
    typed: event ? typedOf(event) : (blank as Record<string, string>),
    hidden: {
      association: (await readChosen(actor)).id,
      version: String(event?.version ?? 0),
      key: event ? '' : newId(),
    },
  }
  return json(data, { headers: privateHeaders })
}

export type EventFormData = Awaited<ReturnType<Awaited<ReturnType<typeof loadEventForm>>['json']>>

/** Keeps an event as it was typed; what is wrong is said beside its field, and nothing typed is lost. */
export async function submitEventForm(request: Request, actor: AssociationActor, eventId: string | null) {
  const submission = parseForm(await readForm(request), eventForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, key, columns } = submission.value
  const work =
    eventId === null
      ? createEvent(actor, { shown, columns, key })
      : saveEvent(actor, eventId, { shown, columns, seen }).then(() => eventId)
  const beside = (field: string, key: string) => () => refusedForm(submission, { [field]: [key] }, 409)
  const done = await orAnswered<string>(work, {
    'association.other_chosen': beside('association', 'errors.otherChosen'),
    'association_event.stale': () => staleForm(submission),
    'association_event.not_now': () => staleForm(submission),
    'association_event.past': beside('date', 'errors.past'),
    'association_event.capacity': beside('capacity', 'errors.taken'),
  })
  if (done instanceof Response) return done
  return accepted(paths.associationEvent(done), translator(actor.locale, 'association-events')('done.save'))
}
