import { ensureFieldKeys } from '#app/core/crypto/field-keys.server.ts'
import { ensureSecrets } from '#app/core/secrets.server.ts'

// What a first start makes. Imported before everything else, as modules read their secrets when they are loaded; other processes of a
// bench read the same files.
ensureSecrets()
ensureFieldKeys()
