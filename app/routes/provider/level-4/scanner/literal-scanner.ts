import { movedPermanently } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'

/** The path as the specification lists it, without its level. */
export const loader = () => movedPermanently(paths.scanner())
