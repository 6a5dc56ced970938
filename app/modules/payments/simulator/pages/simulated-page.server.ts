import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf, withoutPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { payWith, type Paying } from '../commands/pay.server.ts'
import { replaceCard } from '../commands/run-simulator.server.ts'
import { cardForm } from '../forms.ts'
import { findSimulated } from '../queries/simulated-page.server.ts'
import type { CardDoes } from '../test-cards.ts'

/** An address of ours as a redirect takes it: in root form, whatever origin and language it was written with. */
function ownPath(address: string): string {
  const { pathname, search } = new URL(address, 'http://own.invalid')
  return withoutPrefix(pathname) + search
}

function headOf(request: Request, path: string) {
  const title = translator(localeOf(request), 'payments')('simulated.title')
  return requestHead(request, { title, description: title, path, isIndexable: false })
}

export async function loadSimulatedPage(request: Request, ref: string) {
  const checkout = (await findSimulated('checkout', ref)) ?? notFound()
  const { amountCents, lines, cancelUrl, state } = checkout
  const shown = lines.map(({ label, amountCents: cents, taxCents }) => ({
    label: label[localeOf(request)],
    cents: cents + taxCents,
  }))
  const page = { amountCents, lines: shown, isOpen: state === 'open', cancelPath: ownPath(cancelUrl) }
  return json({ head: headOf(request, paths.simulatedPayment(ref)), page }, { headers: privateHeaders })
}

/** What a page of the simulator answers to its form: what was wrong, and which card was meant. */
export type CardAnswer = {
  problem: Extract<Paying, 'declined' | 'wrong_code'> | 'none' | null
  card: CardDoes | null
  asksCode: boolean
}

const again = (answer: CardAnswer) => json(answer, { status: answer.problem ? 400 : 200, headers: privateHeaders })

/** Pays on the page; what the gateway has to tell is taken before the payer is led back. */
export async function submitSimulatedPage(request: Request, ref: string) {
  const checkout = (await findSimulated('checkout', ref)) ?? notFound()
  const { card, code, step } = await readAnswers(request, cardForm)
  if (card === null) return again({ problem: 'none', card: null, asksCode: false })
  const paying = await payWith(ref, card, code)
  if (paying === 'asks_code') return again({ problem: step === 'code' ? 'wrong_code' : null, card, asksCode: true })
  if (paying === 'wrong_code') return again({ problem: paying, card, asksCode: true })
  await runPayments()
  if (paying === 'declined') return again({ problem: paying, card, asksCode: false })
  const back = paying === 'accepted' ? checkout.successUrl : checkout.cancelUrl
  return redirect(ownPath(back), { status: 303, headers: privateHeaders })
}

export async function loadSimulatedCard(request: Request, ref: string) {
  if (!(await findSimulated('subscription', ref))) notFound()
  return json({ head: headOf(request, paths.simulatedCard(ref)), back: backOf(request) }, { headers: privateHeaders })
}

function backOf(request: Request): string {
  const back = ownPath(new URL(request.url).searchParams.get('back') ?? '/')
  return /^\/(?![/\\])/.test(back) ? back : '/'
}

/** Gives the subscription another card. */
export async function submitSimulatedCard(request: Request, ref: string) {
  const { card } = await readAnswers(request, cardForm)
  if (card === null) return again({ problem: 'none', card: null, asksCode: false })
  if (!(await replaceCard(ref, card))) notFound()
  await runPayments()
  return redirect(backOf(request), { status: 303, headers: privateHeaders })
}
