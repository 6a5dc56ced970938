CREATE TABLE "banned_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_reasons" (
	"id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"queues" text NOT NULL,
	"text" text NOT NULL,
	"is_active" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"reviewer_id" text NOT NULL,
	"phone" text,
	"outcome" text NOT NULL,
	"note_enc" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "claimed_at" bigint;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "decided_after" text;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "reopened_from_id" text;--> statement-breakpoint
ALTER TABLE "review_calls" ADD CONSTRAINT "review_calls_request_id_change_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_calls_request" ON "review_calls" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "change_requests_queue" ON "change_requests" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "change_requests_decided" ON "change_requests" USING btree ("decided_at","id");