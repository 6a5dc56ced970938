import type { SubmissionResult } from '@conform-to/react'
import type { Actor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { DomainError } from '#app/core/errors.ts'
import { type FormBody, parseForm } from '#app/core/form-body.server.ts'
import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { takeToken } from '#app/core/rate-limit.server.ts'
import type { PersonalPart } from './choices.ts'
import { bioForm, credentialsForm, factsForm, languagesForm, namesForm, photoForm, specialtiesForm } from './forms.ts'
import { proposePhoto } from './propose-photo.server.ts'
import { readPhoto } from './read-photo.server.ts'
import { type PartChange, type Saved, savePart } from './save-part.server.ts'

/** A form that came back: all that was typed, and whether somebody has changed meanwhile what it shows. */
export type PartAnswer = { submission: SubmissionResult<string[]>; isStale: boolean }

type Reply = { reply(options?: { fieldErrors?: Record<string, string[]> }): SubmissionResult<string[]> }

export function refuseForm(submission: Reply, status = 400, fieldErrors?: Record<string, string[]>): Response {
  const answer: PartAnswer = { submission: submission.reply(fieldErrors && { fieldErrors }), isStale: status === 409 }
  return json(answer, { status, headers: privateHeaders })
}

/** Sends a stale form back with what was typed; anything else that was refused ends the action with its page. */
export async function orStale<T>(work: Promise<T>, submission: Reply): Promise<T | Response> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'directory.stale') return refuseForm(submission, 409)
    throw json({ path: null, code: error.code }, { status: error.status })
  }
}

function readPart(part: Exclude<PersonalPart, 'photo'>, body: FormBody) {
  switch (part) {
    case 'names':
      return parseForm(body, namesForm)
    case 'specialties':
      return parseForm(body, specialtiesForm)
    case 'languages':
      return parseForm(body, languagesForm)
    case 'facts':
      return parseForm(body, factsForm(Number(wallClock(now(), newYork).date.slice(0, 4))))
    case 'bio':
      return parseForm(body, bioForm)
    case 'credentials':
      return parseForm(body, credentialsForm)
  }
}

/** Bytes. The form's limit (server/limits.ts) is above it, so that a photo a little too large is told so beside its field. */
const longestPhoto = 10 * 1024 * 1024

async function takePhoto(actor: Actor, body: FormBody): Promise<Saved | Response> {
  const submission = parseForm(body, photoForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const { photo: file, version } = submission.value
  const refuse = (key: string) => refuseForm(submission, 400, { photo: [key] })
  if (file === null || file.size === 0) return refuse('profile.errors.photo.missing')
  if (file.size > longestPhoto) return refuse('profile.errors.photo.heavy')
  const limit = await takeToken('photo', actor.userId)
  if (!limit.allowed) {
    const refused = refuseForm(submission, 429, { photo: ['errors.tooMany'] })
    refused.headers.set('Retry-After', String(limit.retryAfterSeconds))
    return refused
  }
  const photo = await readPhoto(new Uint8Array(await file.arrayBuffer()))
  if ('fault' in photo) return refuse(`profile.errors.photo.${photo.fault}`)
  const id = await orStale(proposePhoto(actor, photo, version), submission)
  return id instanceof Response ? id : 'submitted'
}

/** Reads and saves the form of a part of the own profile; a Response when it has to come back. */
export async function takePart(actor: Actor, part: PersonalPart, body: FormBody): Promise<Saved | Response> {
  if (part === 'photo') return takePhoto(actor, body)
  const submission = readPart(part, body)
  if (submission.status !== 'success') return refuseForm(submission)
  const { values, version } = submission.value
  return orStale(savePart(actor, { part, values } as PartChange, version), submission)
}
