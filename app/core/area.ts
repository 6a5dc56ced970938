/** How people enter the product. Each area has its own request handler, so a link between areas loads a document. */
export const areas = ['public', 'provider', 'association', 'admin', 'api'] as const

export type Area = (typeof areas)[number]

const areaOfSegment: ReadonlyMap<string, Area> = new Map([
  ['provider', 'provider'],
  ['scanner', 'provider'],
  ['edit', 'provider'],
  ['success', 'provider'],
  ['association', 'association'],
  ['association-management', 'association'],
  ['admin', 'admin'],
  ['api', 'api'],
  ['builds', 'api'],
])

/** The area of a path without its locale prefix. */
export function areaOfPath(path: string): Area {
  return areaOfSegment.get(path.split('/', 2)[1]?.toLowerCase() ?? '') ?? 'public'
}

/** The area of a route id ("routes/public/home"); null for the root and the catch-all, which every area has. */
export function areaOfRoute(id: string): Area | null {
  return areas.find((area) => id.startsWith(`routes/${area}/`)) ?? null
}
