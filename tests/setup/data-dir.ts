// Before anything reads the environment: files of tests that run at once share no mailbox, no keys and no anchors.
process.env.DATA_DIR = `./data/test/${process.pid}`
