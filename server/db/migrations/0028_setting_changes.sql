CREATE TABLE "setting_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	"before" text NOT NULL,
	"after" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "setting_changes_key_id_index" ON "setting_changes" USING btree ("key","id");--> statement-breakpoint
CREATE TRIGGER "setting_changes_immutable" BEFORE UPDATE OR DELETE ON "setting_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
