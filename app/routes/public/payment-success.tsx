import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { PaymentPage } from '#app/modules/payments/components/payment-page.tsx'
import {
  mostLooks,
  readLooks,
  secondsBetweenLooks,
  stillSearch,
  wordsAfterPaying,
} from '#app/modules/payments/payment-status.ts'
import { loadReturnPage } from '#app/modules/payments/pages/return-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'

/** While the gateway has not answered, the page looks again by itself, also without scripts; unless the reader turned that off. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...metaOf({ data }),
  ...(data?.refresh ? [{ httpEquiv: 'refresh', content: data.refresh }] : []),
]

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const { sessionId, payment, goOn, isOpen, searchParams } = await loadReturnPage(request)
  const looks = readLooks(searchParams.get('n'))
  const isStill = searchParams.get('updates') === stillSearch.updates
  const next =
    isOpen && !isStill && looks < mostLooks ? paths.paymentSuccess({ s: sessionId!, n: String(looks + 1) }) : null
  const t = translator(locale, 'contact')
  const head = requestHead(request, {
    title: t('payment.success.title'),
    description: t('payment.success.description'),
    path: paths.paymentSuccess(),
    isIndexable: false,
  })
  const words = wordsAfterPaying(payment?.state ?? null, next !== null || isStill)
  const refresh = next && `${secondsBetweenLooks};url=${withPrefix(next, locale)}`
  const still = isOpen ? paths.paymentSuccess({ s: sessionId!, ...stillSearch }) : null
  const again = isStill ? still : isOpen ? paths.paymentSuccess({ s: sessionId! }) : null
  return json({ head, payment, goOn, words, refresh, again, stop: next && still }, { headers: privateHeaders })
}

export default function PaymentSuccess() {
  const { payment, goOn, words, again, stop } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  return (
    <PaymentPage
      page="success"
      words={words}
      payment={payment}
      goOn={goOn}
      again={again}
      stop={stop}
      giveUp={null}
      phone={site.phone}
    />
  )
}
