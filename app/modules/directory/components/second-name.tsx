import type { DisplayName } from '#app/modules/directory/person-name.ts'
import { Lang } from '#app/ui/lang.tsx'

type SecondNameProps = { name: Pick<DisplayName, 'other' | 'title' | 'isChinese'> }

/** Below a name: the one in the other script, or the title of whoever has none there. */
export function SecondName({ name: { other, title, isChinese } }: SecondNameProps) {
  if (other === null) return title && <Lang lang="en">{title}</Lang>
  return <Lang lang={isChinese ? 'en' : 'zh'}>{other}</Lang>
}
