import { useMatches } from '@remix-run/react'
import { handlesOf, islandsOf } from '#app/core/page/page.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { imageSizes } from '#app/modules/seo/share-image/card.ts'

/**
 * The first image in the body, which WeChat shows beside a shared address (it takes the first of at least 300 × 300 that has loaded).
 * Nobody sees or hears it: it is laid out in a box of no size, asked for last, and never the largest thing painted. A page with scripts
 * loads it in WeChat only (islands/version/share-picture): a fifth of what a page weighs.
 */
export function SharePicture() {
  const matches = useMatches()
  const heads = matches.map(({ data }) => (data as { head?: PageHead } | undefined)?.head)
  const image = heads.findLast((head) => head?.image)?.image
  if (!image) return null
  const isLeftToScript = islandsOf(handlesOf(matches)).length > 0
  const { width, height } = imageSizes.square
  // React 18 knows no fetchPriority. What is lazy and in no box is not loaded.
  const last = { fetchpriority: 'low', ...(isLeftToScript && { loading: 'lazy' as const }) }
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden" data-share-picture="" hidden={isLeftToScript}>
      <img src={image.square} width={width} height={height} alt="" decoding="async" {...last} />
    </div>
  )
}
