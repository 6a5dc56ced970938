import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { isSteppedUp, steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { paymentStates } from '#drizzle/schema/payments.ts'
import { askRefund } from '#app/modules/payments/commands/ask-refund.server.ts'
import { gatewayNameInUse } from '#app/modules/payments/commands/gateways.server.ts'
import { refundForm } from '../forms.ts'
import { findOverseenPayment, listPayments } from '../queries/overseen-payments.server.ts'

const headOf = (request: Request, { locale }: AdminActor, title: 'list.title' | 'one.title', path: string) => {
  const words = translator(locale, 'payments')(title)
  return requestHead(request, { title: words, description: words, path, isIndexable: false })
}

/** Payments by number, state and page, from the address. */
export async function loadPayments(request: Request, actor: AdminActor) {
  const { searchParams } = new URL(request.url)
  const filters = {
    q: (searchParams.get('q') ?? '').normalize('NFKC').trim().slice(0, 100),
    state: paymentStates.find((state) => state === searchParams.get('state')) ?? null,
    before: searchParams.get('before'),
  }
  const gateway = gatewayNameInUse() ?? ('none' as const)
  return {
    head: headOf(request, actor, 'list.title', paths.adminPayments()),
    page: { ...(await listPayments(filters, actor.locale)), filters, gateway },
  }
}

export type PaymentsPageData = Awaited<ReturnType<typeof loadPayments>>['page']

/** One payment; the form that gives it back is shown to who has given a fresh code. */
export async function loadPayment(request: Request, actor: AdminActor, id: string) {
  const payment = (await findOverseenPayment(id, actor.locale)) ?? notFound()
  const mayRefund = actor.permissions.has('payment.refund') && payment.leftCents > 0
  if (mayRefund && new URL(request.url).searchParams.has('refund')) steppedUp(request, actor)
  const refund = mayRefund ? (isSteppedUp(actor) ? ('form' as const) : ('code' as const)) : null
  return { head: headOf(request, actor, 'one.title', paths.adminPayment(id)), page: { payment, refund } }
}

export type PaymentPageData = Awaited<ReturnType<typeof loadPayment>>['page']

/** Gives back what the form says, and tells beside the amount when that is more than is left. */
export async function submitRefund(request: Request, actor: AdminActor, id: string) {
  if (!(await findOverseenPayment(id, actor.locale))) notFound()
  steppedUp(request, actor)
  const submission = parseForm(await readForm(request), refundForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { amount, reason } = submission.value
  const done = await orAnswered(askRefund(actor, { paymentId: id, amountCents: amount, reason }), {
    'payments.refund_too_much': ({ status }) => refusedForm(submission, { amount: ['refund.errors.much'] }, status),
  })
  if (typeof done !== 'string') return done
  return accepted(paths.adminPayment(id), translator(actor.locale, 'payments')('refund.done'))
}
