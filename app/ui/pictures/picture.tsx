import { classNames } from '../class-names.ts'
import { type PictureName, tintOf } from './picture-names.ts'

const addresses = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

type PictureProps = {
  name: PictureName
  /** As wide as what it stands in; the same and half as high, on its tint; at the head of a text; or beside a line. */
  size?: 'full' | 'wide' | 'head' | 'small'
  /** It stands where the page begins, so it is not put off until somebody scrolls. */
  isFirst?: boolean
}

/**
 * An everyday object, drawn. It says nothing that the words beside it do not say, so screen readers pass over it. Each is a file of its own
 * that browsers keep for a year: pages bear an address and no paths, and only what comes into view is loaded.
 */
export function Picture({ name, size = 'full', isFirst = false }: PictureProps) {
  return (
    <img
      className={classNames(
        'picture',
        size !== 'full' && `picture--${size}`,
        size === 'wide' && `picture--${tintOf(name)}`,
      )}
      src={addresses[`./drawings/${name}.svg`]}
      width={320}
      height={240}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
