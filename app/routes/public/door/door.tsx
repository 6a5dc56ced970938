import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { GreeterDoor } from '#app/modules/association/events/components/greeter-door.tsx'
import { loadGreeterDoor, submitGreeterDoor } from '#app/modules/association/events/pages/greeter-door.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import association from '#app/styles/association.css?url'
import pro from '#app/styles/pro.css?url'

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [pro, association].map((href) => ({ rel: 'stylesheet', href }))

/** Opening the link of a greeter changes nothing. */
export function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  return loadGreeterDoor(request, context, token)
}

export function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  return submitGreeterDoor(request, context, token)
}

export default function EventDoor() {
  return <GreeterDoor page={useLoaderData<typeof loader>()} />
}
