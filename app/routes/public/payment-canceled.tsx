import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { cancelPayment } from '#app/modules/payments/commands/cancel-payment.server.ts'
import { PaymentPage } from '#app/modules/payments/components/payment-page.tsx'
import { giveUpForm } from '#app/modules/payments/give-up-form.server.ts'
import { wordsAfterGivingUp } from '#app/modules/payments/payment-status.ts'
import { loadReturnPage } from '#app/modules/payments/pages/return-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(localeOf(request), 'contact')
  const { sessionId, payment, goOn, isOpen } = await loadReturnPage(request)
  const head = requestHead(request, {
    title: t('payment.canceled.title'),
    description: t('payment.canceled.description'),
    path: paths.paymentCanceled(),
    isIndexable: false,
  })
  const words = wordsAfterGivingUp(payment?.state ?? null)
  return json({ head, payment, goOn, words, giveUp: isOpen ? sessionId : null }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  const { s: sessionId } = await readAnswers(request, giveUpForm)
  if (sessionId !== null) await cancelPayment(sessionId)
  const search: Record<string, string> = sessionId === null ? {} : { s: sessionId }
  return redirect(paths.paymentCanceled(search), { status: 303, headers: privateHeaders })
}

export default function PaymentCanceled() {
  const { payment, goOn, words, giveUp } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  return (
    <PaymentPage
      page="canceled"
      words={words}
      payment={payment}
      goOn={goOn}
      again={null}
      giveUp={giveUp}
      phone={site.phone}
    />
  )
}
