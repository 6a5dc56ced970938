import { Fragment } from 'react'
import { formatList } from '#app/core/format/format.ts'
import { useLocale } from './use-locale.ts'

const bracket = /[（(]/u

type KeptListProps = { items: readonly string[]; style?: 'items' | 'facts' }

/** A list in a line of text. What has brackets stays whole, with the mark behind it: 粵語（廣東話）、 is one word to its reader. */
export function KeptList({ items, style = 'items' }: KeptListProps) {
  const separator = formatList(['', ''], useLocale(), style)
  const mark = separator.trimEnd()
  const space = separator.slice(mark.length)
  return items.map((item, position) => {
    const isLast = position === items.length - 1
    const text = isLast ? item : `${item}${mark}`
    return (
      <Fragment key={position}>
        {bracket.test(item) ? <span className="kept">{text}</span> : text}
        {!isLast && space}
      </Fragment>
    )
  })
}
