import { classNames } from '../class-names.ts'
import { sealCarving, sealCharacters, sealTint } from './seal.ts'

type SealAvatarProps = {
  name: string
  /** 32, 40, 56, 72 and 104 px. */
  size?: 'xs' | 'sm' | 'md' | 'card' | 'lg'
  /** What the tint is taken from, when it must not change with the language of the name, such as an id. */
  seed?: string
  /** A real photo or a drawn portrait, square. */
  photo?: SealPhoto | null | undefined
  /** The photo stands where the page begins, so it is not put off until somebody scrolls. */
  isFirst?: boolean
}

/** Addresses as an image takes them; widths in `srcSet` are in pixels ("… 208w"). */
export type SealPhoto = { src: string; srcSet?: string | undefined; isDrawn?: boolean }

/** Sides in CSS pixels, as the stylesheet has them. */
const sides = { xs: 32, sm: 40, md: 56, card: 72, lg: 104 } as const

/** A name seal, carved in relief or sunk: two characters in a square. Hidden from screen readers, since the name stands next to it. */
export function SealAvatar({ name, size = 'card', seed = name, photo, isFirst = false }: SealAvatarProps) {
  const characters = sealCharacters(name)
  const isStacked = /\p{Script=Han}/u.test(characters.join(''))
  return (
    <span
      className={classNames(
        'seal',
        `seal--${sealTint(seed)}`,
        photo ? photo.isDrawn && 'seal--drawn' : `seal--${sealCarving(seed)}`,
        size !== 'card' && `seal--${size}`,
        characters.length > 1 && (isStacked ? 'seal--stacked' : 'seal--two'),
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
        characters.map((character, place) => <i key={place}>{character}</i>)
      )}
    </span>
  )
}
