import { useMatches } from '@remix-run/react'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { imageSizes } from '#app/modules/seo/share-image/card.ts'

/**
 * The first image in the body, which WeChat shows beside a shared address (it takes the first of at least 300 × 300). Nobody sees or
 * hears it: it is laid out in a box of no size, asked for last, and never the largest thing painted. Not lazy, as a chat's browser
 * takes only an image that has loaded.
 */
export function SharePicture() {
  const heads = useMatches().map(({ data }) => (data as { head?: PageHead } | undefined)?.head)
  const image = heads.findLast((head) => head?.image)?.image
  if (!image) return null
  const { width, height } = imageSizes.square
  // React 18 knows no fetchPriority.
  const last = { fetchpriority: 'low' }
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden">
      <img src={image.square} width={width} height={height} alt="" decoding="async" {...last} />
    </div>
  )
}
