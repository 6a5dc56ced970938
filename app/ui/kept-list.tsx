import { Fragment } from 'react'
import { hasBrackets } from '#app/core/format/brackets.ts'
import { habits } from '#app/core/i18n/habits.ts'
import { useLocale } from './use-locale.ts'

type KeptListProps = {
  items: readonly string[]
  style?: 'items' | 'facts'
  /** Keeps every item whole, also those without brackets. */
  isEach?: boolean
}

/** A list in a line of text. What has brackets stays whole, with the mark behind it: to its reader it is one word. */
export function KeptList({ items, style = 'items', isEach = false }: KeptListProps) {
  const separator = habits[useLocale()].separators[style]
  const mark = separator.trimEnd()
  const space = separator.slice(mark.length)
  return items.map((item, position) => {
    const isLast = position === items.length - 1
    const text = isLast ? item : `${item}${mark}`
    return (
      <Fragment key={position}>
        {isEach || hasBrackets(item) ? <span className="kept">{text}</span> : text}
        {!isLast && space}
      </Fragment>
    )
  })
}
