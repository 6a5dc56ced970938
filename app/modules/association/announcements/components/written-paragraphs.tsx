import { linkedParts } from '#app/modules/notifications/linked-parts.ts'

type WrittenParagraphsProps = { paragraphs: readonly string[]; lang: string }

/** What somebody has written, as text: paragraphs, and links where an address of the web stands. */
export function WrittenParagraphs({ paragraphs, lang }: WrittenParagraphsProps) {
  return (
    <div className="announcement-text stack stack--sm" lang={lang}>
      {paragraphs.map((paragraph, at) => (
        <p key={at}>
          {linkedParts(paragraph).map(({ text, isLink }, part) =>
            isLink ? (
              <a key={part} href={text} rel="noopener noreferrer nofollow">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      ))}
    </div>
  )
}
