import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { mapsAccess } from '#app/modules/geo/address/address-service.server.ts'
import { addressChangeForm } from '#app/modules/practice/facilities/address-change-form.ts'
import {
  listMovingFacilities,
  listOpenMoves,
} from '#app/modules/practice/facilities/queries/moving-facilities.server.ts'
import { type AddressAnswer, AddressPage } from '#app/modules/practice/facilities/components/address-page.tsx'
import { takeAddressChange } from '#app/modules/practice/facilities/pages/take-address-change.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/address.css?url'

export const handle = { guard: 'auth', density: 'pro', islands: ['address'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The facilities somebody may move, and the one the address names; another's looks like none. */
async function facilitiesOf(request: Request, actor: ProviderActor) {
  const slug = new URL(request.url).searchParams.get('place')
  const facilities = await listMovingFacilities(actor)
  const facility = slug ? (facilities.find((each) => each.slug === slug) ?? notFound()) : (facilities[0] ?? null)
  return { facilities, facility }
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { facilities, facility } = await facilitiesOf(request, actor)
  const title = translator(actor.locale, 'address')('title')
  const head = requestHead(request, { title, description: title, path: paths.facilityAddresses(), isIndexable: false })
  const openMoves = facility ? await listOpenMoves(actor, facility.facilityId) : []
  const shown = facility && {
    slug: facility.slug,
    name: facility.name,
    timeZone: facility.timeZone,
    today: facility.today,
    address: facility.address,
  }
  return json(
    {
      head,
      facilities: facilities.map(({ slug, name }) => ({ slug, name })),
      facility: shown,
      openMoves,
      maps: mapsAccess,
    },
    { headers: privateHeaders },
  )
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { facility } = await facilitiesOf(request, actor)
  if (!facility) notFound()
  const submission = parseForm(await readForm(request), addressChangeForm(facility.today))
  if (submission.status !== 'success') {
    return json<AddressAnswer>({ result: submission.reply() }, { status: 400, headers: privateHeaders })
  }
  const step = await takeAddressChange(actor, facility, submission.value)
  if (step.step === 'submitted') {
    const text = translator(actor.locale, 'address')('submitted')
    return accepted(paths.facilityAddresses({ place: facility.slug }), text)
  }
  const isFaulty = (step.step === 'form' && step.error !== null) || (step.step === 'review' && step.pinError !== null)
  return json<AddressAnswer>({ result: null, step }, { status: isFaulty ? 400 : 200, headers: privateHeaders })
}

export default function FacilityAddressesPage() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <AddressPage {...data} answer={answer as AddressAnswer | undefined} />
}
