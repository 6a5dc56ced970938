import { json } from '#app/core/http.server.ts'
import { currentBuild } from '#app/modules/app-version/current-build.server.ts'

/** GET /builds/latest.json?timestamp → `{ id }` of the build that answers (specification §7). */
export function loader() {
  return json({ id: currentBuild().id }, { headers: { 'Cache-Control': 'no-store' } })
}
