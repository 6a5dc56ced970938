import type { z } from 'zod'

/** Bounds of the names in a form's body; no form of ours comes near them. */
const deepest = 4
const longestIndex = 2
/** Segments that would reach into an object's own workings. */
const inner = /(?:^|[.[\]])(?:__proto__|constructor|prototype)(?:[.[\]]|$)/

/** Whether building what a field's name says would cost more than its length: too deep, an index too large, or no name of data. */
export function isExcessive(name: string): boolean {
  const segments = name.split(/[.[]/, deepest + 1)
  return (
    segments.length > deepest ||
    segments.some((text) => /^\d+\]/.test(text) && text.indexOf(']') > longestIndex) ||
    inner.test(name)
  )
}

/** The schemas behind wrappers of which one takes what a form sends. */
function insides(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return insides(def.innerType)
    case 'pipe':
      // Before a transformation stands what is sent; after one that comes first, what it makes of any input.
      return insides(def.in._zod.def.type === 'transform' ? def.out : def.in)
    case 'union':
      return def.options.flatMap(insides)
    case 'intersection':
      return [def.left, def.right].flatMap(insides)
    default:
      return [schema]
  }
}

type Segment = string | number

/** `rows[1].issuer` as `['rows', 1, 'issuer']`; null for what no form of ours is written like. */
function segmentsOf(name: string): Segment[] | null {
  if (!/^[^.[\]]+(?:\.[^.[\]]+|\[\d+\])*$/.test(name)) return null
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, index]) => (index === undefined ? text : Number(index)))
}

/** How many elements an array may have. */
function lengthOf(array: z.core.$ZodArray): number {
  const { maximum } = array._zod.bag as { maximum?: number }
  return maximum ?? Infinity
}

type Position = 'known' | 'unknown' | 'beyond'

function positionIn(schema: z.core.$ZodType, path: readonly Segment[]): Position {
  const positions = insides(schema).map((inside) => positionInside(inside as z.core.$ZodTypes, path))
  return (['known', 'beyond'] as const).find((position) => positions.includes(position)) ?? 'unknown'
}

function positionInside(schema: z.core.$ZodTypes, [segment, ...rest]: readonly Segment[]): Position {
  const { def } = schema._zod
  if (segment === undefined) return def.type === 'object' || def.type === 'record' ? 'unknown' : 'known'
  if (def.type === 'array' && typeof segment === 'number')
    return segment < lengthOf(schema as z.core.$ZodArray) ? positionIn(def.element, rest) : 'beyond'
  if (def.type === 'record' && typeof segment === 'string') return positionIn(def.valueType, rest)
  if (def.type !== 'object' || typeof segment !== 'string' || !Object.hasOwn(def.shape, segment)) return 'unknown'
  return positionIn(def.shape[segment]!, rest)
}

/** Where a schema has room for a field of this name; `beyond` is past the end of one of its arrays. */
export function positionOf(schema: z.ZodType, name: string): Position {
  const path = segmentsOf(name)
  return path === null ? 'unknown' : positionIn(schema, path)
}
