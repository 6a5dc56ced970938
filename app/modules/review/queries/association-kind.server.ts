import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { associationKinds } from '#drizzle/schema/association/associations.ts'
import type { Values } from '../changed-values.ts'

/** Values of a request in which the kind of an association is said in words and not by its code; its proof is shown by itself. */
export function withKindInWords({ proofId: _, ...values }: Values, locale: Locale): Values {
  const kind = associationKinds.find((each) => each === values.associationKind)
  return kind ? { ...values, associationKind: translator(locale, 'association')(`kinds.${kind}`) } : values
}
