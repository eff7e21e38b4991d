ALTER TABLE "order_notes" ADD COLUMN "is_to_office" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "closed_by" bigint;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_open" ON "order_notes" USING btree ("order_id") WHERE "order_notes"."is_to_office" and "order_notes"."closed_at" is null;
