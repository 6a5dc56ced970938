// Before anything reads the environment: files of tests that run at once share no mailbox, no keys and no anchors, and what one that ran
// before in the same process has set is gone.
const known = globalThis as { environment?: NodeJS.ProcessEnv }
known.environment ??= { ...process.env }
for (const key of Object.keys(process.env)) if (!(key in known.environment)) delete process.env[key]
Object.assign(process.env, known.environment, { DATA_DIR: `./data/test/${process.pid}` })
