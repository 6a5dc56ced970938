import { classNames } from '../class-names.ts'
import { sealLetters, sealTint } from './seal.ts'

type SealAvatarProps = {
  name: string
  /** 32, 40, 56, 72 and 104 px. */
  size?: 'xs' | 'sm' | 'md' | 'card' | 'lg'
  /** What the tint is taken from, when it must not change with the language of the name, such as an id. */
  seed?: string
  /** A real photo, square. */
  photo?: SealPhoto | null | undefined
  /** The photo stands where the page begins, so it is not put off until somebody scrolls. */
  isFirst?: boolean
}

/** Addresses as an image takes them; widths in `srcSet` are in pixels ("… 208w"). */
export type SealPhoto = { src: string; srcSet?: string }

/** Sides in CSS pixels, as the stylesheet has them. */
const sides = { xs: 32, sm: 40, md: 56, card: 72, lg: 104 } as const

/** A name seal: the surname in a softened square. Hidden from screen readers, since the name stands next to it. */
export function SealAvatar({ name, size = 'card', seed = name, photo, isFirst = false }: SealAvatarProps) {
  const letters = sealLetters(name)
  return (
    <span
      className={classNames(
        'seal',
        `seal--${sealTint(seed)}`,
        size !== 'card' && `seal--${size}`,
        letters.length > 1 && 'seal--two',
      )}
      aria-hidden="true"
    >
      {photo ? (
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          sizes={photo.srcSet && `${sides[size]}px`}
          width={sides[size]}
          height={sides[size]}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        letters
      )}
    </span>
  )
}
