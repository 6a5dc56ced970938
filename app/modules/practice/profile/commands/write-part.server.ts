import type { Transaction } from '#app/core/database/connection.ts'
import { changeProvider, type ProviderEdit } from '#app/modules/directory/commands/change-provider.server.ts'
import { setCredentials, type StatedCredential } from '#app/modules/directory/commands/set-credentials.server.ts'
import { setSpecialties } from '#app/modules/directory/commands/set-specialties.server.ts'
import { setSpokenLanguages, type SpokenLanguage } from '#app/modules/directory/commands/set-spoken-languages.server.ts'
import type { providers } from '#drizzle/schema/directory.ts'
import type { PersonalPage } from '../queries/personal-page.server.ts'

export type PartChange =
  | { part: 'names'; values: PersonalPage['names'] }
  | { part: 'specialties'; values: string[] }
  | { part: 'languages'; values: SpokenLanguage[] }
  | { part: 'facts'; values: PersonalPage['facts'] }
  | { part: 'bio'; values: PersonalPage['bio'] }
  | { part: 'credentials'; values: StatedCredential[] }

type ProviderRow = typeof providers.$inferSelect

/** Writes a part of a profile, whoever has decided it. Call it last. @throws DomainError as `changeProvider` */
export async function writePart(
  tx: Transaction,
  edit: ProviderEdit,
  row: Pick<ProviderRow, 'nameHans'>,
  change: PartChange,
): Promise<void> {
  switch (change.part) {
    case 'names':
      return changeProvider(tx, edit, {
        fields: Object.keys(change.values),
        // How the former name is read aloud says nothing of another.
        columns: {
          ...change.values,
          ...(row.nameHans === change.values.nameHans
            ? {}
            : { pronunciationPinyin: null, pronunciationJyutping: null }),
        },
      })
    case 'facts':
      return changeProvider(tx, edit, { fields: Object.keys(change.values), columns: change.values })
    case 'bio':
      return changeProvider(tx, edit, { fields: ['bio'], columns: { bio: change.values } })
    case 'specialties':
      return setSpecialties(tx, edit, change.values)
    case 'languages':
      return setSpokenLanguages(tx, edit, change.values)
    case 'credentials':
      return setCredentials(tx, edit, change.values)
  }
}
