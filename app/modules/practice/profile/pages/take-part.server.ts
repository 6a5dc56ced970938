import type { ProviderActor } from '#app/core/actor.ts'
import { type FormAnswer, orAnswered, refusedForm, refusedPage, staleForm } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { readPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { findSpecialties } from '#app/modules/directory/search/queries/find-specialties.server.ts'
import type { PersonalPart } from '../choices.ts'
import {
  bioForm,
  credentialsForm,
  factsForm,
  languagesForm,
  namesForm,
  photoForm,
  specialtiesForm,
  specialtySearchForm,
} from '../forms.ts'
import { proposePhoto } from '../commands/propose-photo.server.ts'
import { removePhoto } from '../commands/remove-photo.server.ts'
import { type Saved, savePart } from '../commands/save-part.server.ts'
import type { PartChange } from '../commands/write-part.server.ts'

function readPart(part: Exclude<PersonalPart, 'photo'>, body: FormBody) {
  switch (part) {
    case 'names':
      return parseForm(body, namesForm)
    case 'specialties':
      return parseForm(body, specialtiesForm)
    case 'languages':
      return parseForm(body, languagesForm)
    case 'facts':
      return parseForm(body, factsForm(Number(todayInNewYork().slice(0, 4))))
    case 'bio':
      return parseForm(body, bioForm)
    case 'credentials':
      return parseForm(body, credentialsForm)
  }
}

/** Bytes. The form's limit (server/limits/limits.ts) is above it, so that a photo a little too large is told so beside its field. */
const longestPhoto = 10 * 1024 * 1024

async function takePhoto(actor: ProviderActor, body: FormBody): Promise<Saved | Response> {
  const submission = parseForm(body, photoForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { photo: file, version, cut, isRemoval } = submission.value
  if (isRemoval) {
    const gone = await orAnswered(removePhoto(actor, version), { 'directory.stale': () => staleForm(submission) })
    return gone instanceof Response ? gone : 'saved'
  }
  const refuse = (key: string) => refusedForm(submission, { photo: [key] })
  if (file === null || file.size === 0) return refuse('profile.errors.photo.missing')
  if (file.size > longestPhoto) return refuse('profile.errors.photo.heavy')
  const limit = await takeToken('photo', actor.userId)
  if (!limit.allowed) return refusedForm(submission, { photo: ['errors.tooMany'] }, 429, limit.retryAfterSeconds)
  const photo = await readPhoto(new Uint8Array(await file.arrayBuffer()), cut)
  if ('fault' in photo) return refuse(`profile.errors.photo.${photo.fault}`)
  const work = proposePhoto(actor, photo, version)
  const id = await orAnswered(work, { 'directory.stale': () => staleForm(submission) })
  return id instanceof Response ? id : 'submitted'
}

/** The form of a part that came back; `found` is there when specialties were looked for. */
export type PartAnswer = FormAnswer & { found?: string[] }

const mostFound = 12

/** The form as it was, with the specialties that its words name; null when it was sent to be saved. */
async function searchOf(body: FormBody): Promise<Response | null> {
  const submission = parseForm(body, specialtySearchForm)
  if (submission.status !== 'success' || !submission.value.isAsked) return null
  const found = await findSpecialties(submission.value.text, mostFound)
  return refusedPage<PartAnswer>({ submission: submission.reply(), isStale: false, found }, 200)
}

/** Reads and saves the form of a part of the own profile; a Response when it has to come back. */
export async function takePart(actor: ProviderActor, part: PersonalPart, body: FormBody): Promise<Saved | Response> {
  if (part === 'photo') return takePhoto(actor, body)
  const search = part === 'specialties' ? await searchOf(body) : null
  if (search) return search
  const submission = readPart(part, body)
  if (submission.status !== 'success') return refusedForm(submission)
  const { values, version } = submission.value
  const work = savePart(actor, { part, values } as PartChange, version)
  return orAnswered(work, { 'directory.stale': () => staleForm(submission) })
}
