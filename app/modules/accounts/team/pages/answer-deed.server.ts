import { DomainError } from '#app/core/errors.ts'
import { json, orRefused, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { paths } from '#app/paths.ts'

/** Why a form or button of the team was refused; the words stand under `team.errors`. */
export type TeamRefusal = { refusal: { reason: string; limit: number } }

/** Awaits a command: null when it was done, the reason when things are no longer as the page showed them; other refusals end the action. */
export async function refusalOf(work: Promise<unknown>): Promise<TeamRefusal['refusal'] | null> {
  try {
    await orConflict(work)
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { reason: error.code.replace('accounts.', ''), limit: Number(error.params.limit ?? 0) }
  }
}

/** Lets conflicts through as they are. */
async function orConflict(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') throw error
    await orRefused(Promise.reject(error as Error))
  }
}

type Done =
  'invited' | 'resent' | 'revoked' | 'saved' | 'unchanged' | 'suspended' | 'reinstated' | 'departed' | 'transferred'

/** Back to the team, with a word on what was done. */
export async function backToTeam(locale: Locale, done: Done): Promise<Response> {
  const text = translator(locale, 'accounts')(`team.done.${done}`)
  const answer = await redirectToasting(paths.team(), { tone: 'success', text })
  for (const [name, value] of Object.entries(privateHeaders)) answer.headers.set(name, value)
  return answer
}

/** The answer to a button: back to the team, or the page that says with 409 why not. */
export async function answerDeed(work: Promise<unknown>, locale: Locale, done: Done) {
  const refusal = await refusalOf(work)
  return refusal ? json({ refusal }, { status: 409, headers: privateHeaders }) : backToTeam(locale, done)
}
