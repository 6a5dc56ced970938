CREATE TABLE "patient_merge_moves" (
	"merge_id" text NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"from_id" text NOT NULL,
	CONSTRAINT "patient_merge_moves_merge_id_kind_row_id_pk" PRIMARY KEY("merge_id","kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "patient_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"into_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"plan_id" text,
	"made_by_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"undo_until" bigint NOT NULL,
	"undone_at" bigint,
	"undone_by_id" text
);
--> statement-breakpoint
ALTER TABLE "patient_merge_moves" ADD CONSTRAINT "patient_merge_moves_merge_id_patient_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."patient_merges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merge_moves" ADD CONSTRAINT "patient_merge_moves_from_id_patients_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_into_id_patients_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_first_id_patients_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_second_id_patients_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_merge_moves_from" ON "patient_merge_moves" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "patient_merges_into" ON "patient_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "patient_merges_first" ON "patient_merges" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "patient_merges_second" ON "patient_merges" USING btree ("second_id");