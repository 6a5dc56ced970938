import { classNames } from './class-names.ts'
import { sealLetters, sealTint } from './seal.ts'

type SealAvatarProps = {
  name: string
  /** 32, 40, 56, 72 and 104 px. */
  size?: 'xs' | 'sm' | 'md' | 'card' | 'lg'
  /** What the tint is taken from, when it must not change with the language of the name, such as an id. */
  seed?: string
  /** The address of a real photo. */
  photo?: string
}

/** A name seal: the surname in a softened square. Hidden from screen readers, since the name stands next to it. */
export function SealAvatar({ name, size = 'card', seed = name, photo }: SealAvatarProps) {
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
      {photo ? <img src={photo} alt="" loading="lazy" decoding="async" /> : letters}
    </span>
  )
}
