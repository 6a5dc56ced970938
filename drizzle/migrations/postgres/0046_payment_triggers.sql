CREATE TRIGGER "payment_events_no_change" BEFORE UPDATE OR DELETE ON "payment_events" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_entries_no_change" BEFORE UPDATE OR DELETE ON "payment_entries" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_documents_no_change" BEFORE UPDATE OR DELETE ON "payment_documents" FOR EACH ROW EXECUTE FUNCTION "forbid_change"();
