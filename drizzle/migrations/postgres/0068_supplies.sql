CREATE TABLE "supply_items" (
	"id" text PRIMARY KEY NOT NULL,
	"facility_id" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"category" text,
	"cvx_code" text,
	"ndc_code" text,
	"minimum" integer NOT NULL,
	"is_archived" boolean NOT NULL,
	"version" integer NOT NULL,
	"stock_version" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"lot_number" text NOT NULL,
	"expires_on" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"lot_id" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supply_items" ADD CONSTRAINT "supply_items_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_lots" ADD CONSTRAINT "supply_lots_item_id_supply_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."supply_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_transactions" ADD CONSTRAINT "supply_transactions_lot_id_supply_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."supply_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supply_items_facility" ON "supply_items" USING btree ("facility_id","name");--> statement-breakpoint
CREATE INDEX "supply_lots_item" ON "supply_lots" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "supply_transactions_lot" ON "supply_transactions" USING btree ("lot_id","at");--> statement-breakpoint
CREATE TRIGGER "supply_transactions_no_change" BEFORE UPDATE OR DELETE ON "supply_transactions" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
