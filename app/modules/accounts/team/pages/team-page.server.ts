import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { changeMemberStatus } from '../commands/change-member-status.server.ts'
import { inviteButtonForm, seatButtonForm } from '../forms.ts'
import { teamOutcome } from './team-refusal.server.ts'

/** The head of a page of the team. */
export function teamHead(request: Request, title: string) {
  return requestHead(request, { title, description: title, path: paths.team(), isIndexable: false })
}

type Done =
  'invited' | 'resent' | 'revoked' | 'saved' | 'unchanged' | 'suspended' | 'reinstated' | 'departed' | 'transferred'

/** Back to the team, with a word on what was done. */
export function backToTeam(locale: Locale, done: Done): Promise<Response> {
  return accepted(paths.team(), translator(locale, 'accounts')(`team.done.${done}`))
}

/**
 * Buttons post to addresses that have a page only to say why nothing was changed. @param subject what the button is about, which only those
 * find who may press it
 */
export async function loadTeamButton(request: Request, locale: Locale, subject: Promise<unknown>) {
  await orRefused(subject)
  const head = teamHead(request, translator(locale, 'accounts')('team.refused'))
  return json({ head }, { headers: privateHeaders })
}

/** The end of a button: back to the team, or the page that says with 409 why not. */
async function endTeamButton(work: Promise<unknown>, locale: Locale, done: Done) {
  const outcome = await teamOutcome(work)
  return outcome.done ? backToTeam(locale, done) : refusedPage({ refusal: outcome.refusal }, 409)
}

const done = { suspend: 'suspended', reinstate: 'reinstated', let_go: 'departed' } as const

/** The action of the buttons that change the status of a seat. */
export async function submitMemberStatus(
  request: Request,
  actor: ProviderActor,
  deed: keyof typeof done,
  seatId: string,
) {
  const { version } = await readAnswers(request, seatButtonForm)
  return endTeamButton(changeMemberStatus(actor, deed, { seatId, version }), actor.locale, done[deed])
}

/** The action of the buttons on an invite. @param command with the mark of the invite as the page showed it */
export async function submitInviteButton(
  request: Request,
  { locale }: ProviderActor,
  command: (mark: string) => Promise<unknown>,
  what: Done,
) {
  const { mark } = await readAnswers(request, inviteButtonForm)
  return endTeamButton(command(mark), locale, what)
}
