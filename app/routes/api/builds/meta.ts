import type { LoaderFunctionArgs } from '@remix-run/node'
import { json, notFound } from '#app/core/http.server.ts'
import { currentBuild } from '#app/modules/app-version/current-build.server.ts'

/** GET /builds/meta/{buildId}.json → `{ id, routes: { path: assets } }` of the build that answers; 404 for any other. */
export function loader({ params }: LoaderFunctionArgs) {
  const { id, routes } = currentBuild()
  if (params.build !== `${id}.json`) notFound()
  return json({ id, routes }, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
