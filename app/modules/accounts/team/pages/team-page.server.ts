import type { Actor } from '#app/core/actor.ts'
import { readAnswers } from '#app/core/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { changeMemberStatus } from '../commands/change-member-status.server.ts'
import { seatButtonForm } from '../forms.ts'
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

const done = { suspend: 'suspended', reinstate: 'reinstated', let_go: 'departed' } as const

/** The action of the buttons that change the status of a seat. */
export async function submitMemberStatus(request: Request, actor: Actor, deed: keyof typeof done, seatId: string) {
  const { version } = await readAnswers(request, seatButtonForm)
  const work = changeMemberStatus(actor, deed, { seatId, version })
  return answerDeed(work, actor.locale, done[deed])
}

export function refusedPage<Body>(body: Body, status: 400 | 409) {
  return json(body, { status, headers: privateHeaders })
}
