import { now } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { changedLines, inWords } from '../changed-values.ts'
import { waitingAge } from '../waiting-age.ts'
import { findSubjects } from './request-subjects.server.ts'
import type { ChangeRequest } from './standing-values.server.ts'

/** What changes, as far as a row has room for it. */
function changeOf({ kind, before, after }: ChangeRequest) {
  if (kind === 'new_doctor' || kind === 'claim' || kind === 'image') return null
  const [line] = changedLines(before, after)
  const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
  return line ? { from: clip(line.from), to: clip(inWords(line.to)) } : null
}

/** Requests as rows of a list: whom each is about, what it changes and how long it has waited. */
export async function queueRows(requests: readonly ChangeRequest[], locale: Locale) {
  const subjectOf = await findSubjects(requests, locale)
  return requests.map((request) => {
    const { id, kind, field, status, submitterType, createdAt, dueAt, targetId } = request
    return {
      ...{ id, kind, field, status, seed: targetId, isReport: submitterType === 'public' },
      subject: subjectOf(request),
      change: changeOf(request),
      age: waitingAge(createdAt, now()),
      isLate: (dueAt ?? Infinity) < now(),
    }
  })
}

export type QueueRow = Awaited<ReturnType<typeof queueRows>>[number]
