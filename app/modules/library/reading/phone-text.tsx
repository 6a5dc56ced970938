import { Fragment } from 'react'
import { phoneParts } from './phone-parts.ts'

/** A sentence whose telephone numbers can be called and stay on one line. */
export function PhoneText({ text }: { text: string }) {
  return phoneParts(text).map((part, index) =>
    part.tel === null ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a key={index} className="num nb" href={`tel:${part.tel}`}>
        {part.text}
      </a>
    ),
  )
}
