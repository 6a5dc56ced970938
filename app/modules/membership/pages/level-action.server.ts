import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { type Answer, chooseLevel, payOwed } from '../commands/choose-level.server.ts'
import { cancelMembership, keepLevel, keepMembership } from '../commands/end-membership.server.ts'
import { levelForm } from '../forms.ts'

const say = (actor: ProviderActor, key: 'scheduled' | 'canceled' | 'kept' | 'notNow' | 'unavailable') =>
  translator(actor.locale, 'membership')(`toast.${key}`)

/** On to the gateway, to the page that says what is there now, or back. */
function goOn(actor: ProviderActor, answer: Answer): Response | Promise<Response> {
  if (answer.kind === 'checkout') return redirect(answer.url, { status: 303, headers: privateHeaders })
  if (answer.kind === 'done') return redirect(paths.upgradeDone(), { status: 303, headers: privateHeaders })
  return accepted(paths.accountLevel(), say(actor, 'scheduled'))
}

/** The action of the pages of a membership; `back` is the page itself. */
export async function answerLevelForm(request: Request, actor: ProviderActor, back: string): Promise<Response> {
  const submission = parseForm(await readForm(request), levelForm)
  if (submission.status !== 'success') endWithPage({ status: 400 })
  const { intent, tier, interval, code, shownCents } = submission.value
  const again = (search: Parameters<typeof paths.accountLevel>[0] = {}) => (tier ? paths.accountLevel(search) : back)
  const warn = (to: string, key: 'notNow' | 'unavailable') => toasted(to, { tone: 'warning', text: say(actor, key) })
  const refused = {
    'membership.not_now': () => warn(back, 'notNow'),
    'payments.gateway_unavailable': () => warn(back, 'unavailable'),
    // The page computes anew what it shows, and says that it is another amount.
    'membership.other_price': () =>
      redirect(again({ tier: String(tier), interval, code, changed: 'yes' }), { status: 303, headers: privateHeaders }),
  } as const
  const answered = async (work: Promise<Answer>) => {
    const answer = await orAnswered(work, refused)
    return answer instanceof Response ? answer : goOn(actor, answer)
  }
  if (intent === 'choose') {
    if (tier === null || shownCents === null) endWithPage({ status: 400 })
    return answered(chooseLevel(actor, { tier, interval, code, shownCents }))
  }
  if (intent === 'pay') return answered(payOwed(actor))
  const [work, key] =
    intent === 'cancel'
      ? ([cancelMembership(actor), 'canceled'] as const)
      : ([intent === 'keep' ? keepMembership(actor) : keepLevel(actor), 'kept'] as const)
  const answer = await orAnswered(work, refused)
  return answer instanceof Response ? answer : accepted(back, say(actor, key))
}
