INSERT INTO runs (id, kind, key, input_digest, params, status, started_by_type, claims, checkpoint, done, counts, error_code, finished_at, created_at, updated_at)
SELECT id, 'registry_import', 'registry:nppes', file_digest || ':' || states, json_build_object('fileName', file_name, 'fileDigest', file_digest)::text,
	CASE status WHEN 'done' THEN 'done' ELSE 'failed' END, 'system', 0, checkpoint, (checkpoint::json->>'byteOffset')::bigint, counts,
	CASE status WHEN 'done' THEN NULL WHEN 'running' THEN 'long_work.lease_lapsed' ELSE 'long_work.failed' END,
	coalesce(finished_at, updated_at), created_at, updated_at
FROM registry_imports;--> statement-breakpoint
DROP TABLE "registry_imports" CASCADE;