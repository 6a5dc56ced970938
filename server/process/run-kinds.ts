// Long works that a server process takes up from the queue: each kind is known once its file has been read.
import '#app/modules/directory/migration/commands/migration-kind.server.ts'
import '#app/modules/directory/registry/commands/dry-run.server.ts'
import '#app/modules/seo/audit/commands/audit-kind.server.ts'
