import type { Actor } from '#app/core/actor.ts'
import { json, privateHeaders, readForm } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'
import type { WantedSeat } from '../commands/change-seats.server.ts'
import { changeMemberStatus } from '../commands/change-member-status.server.ts'
import type { Member } from '../queries/find-member.server.ts'
import { isAssignableRole } from '../team-rules.ts'
import { answerDeed } from './answer-deed.server.ts'

/** The head of a page of the team. */
export function teamHead(request: Request, title: string) {
  return requestHead(request, { title, description: title, path: paths.team(), isIndexable: false })
}

/** Buttons post to addresses that have a page only to say why nothing was changed. */
export function refusedHead(request: Request, locale: Locale) {
  const head = teamHead(request, translator(locale, 'accounts')('team.refused'))
  return json({ head }, { headers: privateHeaders })
}

/** The version of a seat that a form was shown with; -1, which no seat has, without one. */
function shownVersion(form: FormData, name = 'version'): number {
  const text = String(form.get(name) ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

const done = { suspend: 'suspended', reinstate: 'reinstated', let_go: 'departed' } as const

/** The action of the buttons that change the status of a seat. */
export async function submitMemberStatus(request: Request, actor: Actor, deed: keyof typeof done, seatId: string) {
  const version = shownVersion(await readForm(request))
  const work = changeMemberStatus(actor, deed, { seatId, version, origin: siteOrigin(request) })
  return answerDeed(work, actor.locale, done[deed])
}

/** What a form wants of a member's seats; places it does not name stay as they are. The owner's seat is not in it. */
export function wantedSeats(form: FormData, { seats }: Pick<Member, 'seats'>): WantedSeat[] {
  return seats.flatMap(({ facilityId, role }) => {
    const given = form.get(`role-${facilityId}`)
    if (typeof given !== 'string' || role === 'owner') return []
    if (given !== '' && !isAssignableRole(given)) return []
    return [{ facilityId, role: given === '' ? null : given, version: shownVersion(form, `version-${facilityId}`) }]
  })
}

export function refusedPage<Body>(body: Body, status: 400 | 409) {
  return json(body, { status, headers: privateHeaders })
}
