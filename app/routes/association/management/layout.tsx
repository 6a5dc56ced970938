import type { LoaderFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { ManagementFrame } from '#app/modules/association/components/management-frame.tsx'
import { readManagementFrame } from '#app/modules/association/pages/management-page.server.ts'
import association from '#app/styles/association.css?url'
import pro from '#app/styles/pro.css?url'

export const handle = { islands: ['preload'] } satisfies PageHandle

export const links = () => [pro, association].map((href) => ({ rel: 'stylesheet', href }))

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readManagementFrame(request))
}

export default ManagementFrame
